import { testInFrontOf } from './cases.ts'
import { test } from './eachCompany.ts'

const kind = 'the reference company'

test.use({ kind })
testInFrontOf(kind)
