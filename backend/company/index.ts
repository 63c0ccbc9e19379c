import { company } from '../../schema/company.ts'
import { implement } from '../implement.ts'
import { portrait, team } from './team.ts'

/** The company area: who works here. */
export const companyCalls = implement('company', company, { team, portrait })
