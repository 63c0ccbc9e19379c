import { imports } from '#schema/imports/calls.ts'
import { implement } from '../implement.ts'
import { listKinds, setRhythm } from './freshness.ts'
import { forgetMapping, keepMapping, listMappings } from './mappings.ts'
import { getRun, listRows, listRuns, undo } from './runs/index.ts'
import { annotated, apply, check, discard, listUploads, proposeAgain, save, upload } from './uploads.ts'

export const importsCalls = implement('imports', imports, {
  save,
  upload,
  listUploads,
  propose: proposeAgain,
  check,
  apply,
  discard,
  annotated,
  listKinds,
  setRhythm,
  listMappings,
  keepMapping,
  forgetMapping,
  listRuns,
  getRun,
  listRows,
  undo,
})
