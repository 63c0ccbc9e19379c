import { everyRole, page } from '../page.ts'

export const homePages = [page('', null, 'Dashboard', 'Panel', null, everyRole)] as const
