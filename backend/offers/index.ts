import { offers } from '../../schema/offers.ts'
import { implement } from '../implement.ts'
import { answer } from './answer.ts'
import { list, listItems } from './listOffers.ts'
import { agreement, invoice } from './offerDocuments.ts'
import { sendInvoice } from './sendInvoice.ts'

/** The offers area: what the provider offers for customers' scrap, and what becomes of it. */
export const offerCalls = implement('offers', offers, { list, listItems, answer, sendInvoice, agreement, invoice })
