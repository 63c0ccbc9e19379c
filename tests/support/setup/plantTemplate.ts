import { plantTemplate } from './template.ts'

await plantTemplate(process.env.TEST_TEMPLATE ?? '')
