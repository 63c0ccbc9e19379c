import { imports } from '#schema/imports/calls.ts'
import { implement } from '../implement.ts'
import { getRun, listRuns, undo } from './runs/index.ts'
import { annotated, apply, check, discard, proposeAgain, save, upload } from './uploads.ts'

export const importsCalls = implement('imports', imports, {
  ...{ save, upload, propose: proposeAgain, check, apply, discard, annotated },
  ...{ listRuns, getRun, undo },
})
