import { allRoles, page } from '../page.ts'

/** Home (spec 1 §2.1). */
export const homePages = [page('', null, 'Dashboard', 'Panel', null, allRoles)] as const
