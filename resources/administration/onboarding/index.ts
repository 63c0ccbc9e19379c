import { batch, onboarding } from '../../../schema/onboarding.ts'

/** The batches of users that were made from sheets, as a react-admin resource. */
export const batches = { name: 'batches', entity: batch, list: onboarding.listBatches } as const
