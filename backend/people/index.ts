import { people } from '#schema/administration/people.ts'
import { implement } from '../implement.ts'
import { erasePerson } from './erasePerson.ts'
import { exportPerson } from './exportPerson.ts'

export const peopleCalls = implement('people', people, { erasePerson, exportPerson })
