import { testInFrontOf } from './cases.ts'
import { test } from './eachCompany.ts'

const kind = 'a second portal'

test.use({ kind })
testInFrontOf(kind)
