import { budgets } from '#schema/sales/budgets.ts'
import { implement } from '../implement.ts'
import { customers, segments, sellers } from './choices.ts'
import { create } from './create.ts'
import { mintLink } from './links.ts'
import { list } from './list.ts'
import { get } from './readBudget.ts'
import { sellerPhoto } from './sellerPhoto.ts'
import { update } from './update.ts'

export const budgetsCalls = implement('budgets', budgets, {
  list,
  sellers,
  segments,
  customers,
  get,
  getByLink: get,
  create,
  update,
  mintLink,
  sellerPhoto,
})
