import { onboarding } from '../../schema/onboarding.ts'
import { implement } from '../implement.ts'
import { create } from './create.ts'
import { check } from './judgeRows.ts'
import { listBatches } from './listBatches.ts'
import { undo } from './undo.ts'

/** The onboarding area: users from a spreadsheet, in batches that can be undone. */
export const onboardingCalls = implement('onboarding', onboarding, { check, create, listBatches, undo })
