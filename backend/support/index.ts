import { company } from '#schema/company/company.ts'
import { support } from '#schema/company/support.ts'
import { implement } from '../implement.ts'
import { contacts, salesContact } from './contacts.ts'
import { emptyPages, text } from './pageTexts.ts'
import { photo } from './photo.ts'
import { portrait, team } from './team.ts'

export const supportCalls = implement('support', support, { salesContact, contacts, photo })

export const companyCalls = implement('company', company, { text, emptyPages, team, portrait })
