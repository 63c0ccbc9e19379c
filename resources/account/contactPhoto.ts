import { linkOf } from '#dataProvider/calls/linkOf.ts'
import { support } from '#schema/company/support.ts'

export const contactPhoto = (guid: string | null) => (guid ? linkOf(support.photo, { guid }) : null)
