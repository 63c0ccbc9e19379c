import { salesGoals } from '#schema/sales/salesGoals.ts'
import { implement } from '../implement.ts'
import { goals } from './goals.ts'
import { segments } from './segments.ts'
import { soldParts } from './soldParts.ts'

export const salesGoalsCalls = implement('salesGoals', salesGoals, { goals, segments, soldParts })
