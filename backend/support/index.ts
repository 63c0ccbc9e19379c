import { support } from '../../schema/support.ts'
import { implement } from '../implement.ts'
import { contacts, salesContact } from './contacts.ts'
import { photo } from './photo.ts'

/** The support area: whom customers turn to, and their photos. */
export const supportCalls = implement('support', support, { salesContact, contacts, photo })
