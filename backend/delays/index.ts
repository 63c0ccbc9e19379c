import { delays } from '../../schema/delays.ts'
import { implement } from '../implement.ts'
import { changeDates } from './changeDates.ts'
import { listConsignments, listDelays } from './listDelays.ts'

/** The provider's view of open lines: those of all customers, and the dates that they are promised for. */
export const delaysCalls = implement('delays', delays, { listDelays, listConsignments, changeDates })
