import { everyRole, page } from '../page.ts'

/** Home (spec 1 §2.1). */
export const homePages = [page('', null, 'Dashboard', 'Panel', null, everyRole)] as const
