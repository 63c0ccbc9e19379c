import { photoOf } from '../../dataProvider/calls/linkOf.ts'
import { support } from '../../schema/company/support.ts'

/** The address of a contact's photo; null where there is no contact. */
export const contactPhoto = (guid: string | null) => (guid ? photoOf(support.photo, { guid }) : null)
