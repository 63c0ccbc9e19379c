import { trail } from '../../schema/trail.ts'
import { implement } from '../implement.ts'
import { listTrail, trailOfUser } from './listTrail.ts'

/** The audit trail, to be read. */
export const trailCalls = implement('trail', trail, { listTrail, trailOfUser })
