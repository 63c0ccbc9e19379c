import { salesGoals } from '../../schema/sales/salesGoals.ts'
import { implement } from '../implement.ts'
import { goals } from './goals.ts'
import { segments } from './segments.ts'
import { soldParts } from './soldParts.ts'

/** What was sold of what sellers planned: by segment, seller and customer, and a customer's parts. */
export const salesGoalsCalls = implement('salesGoals', salesGoals, { goals, segments, soldParts })
