import { startCompany } from './company.ts'
import { companyPassword } from './people.ts'

/** Runs the reference company by hand: `node tests/support/company/main.ts`, on port COMPANY_PORT or 4100. */
const company = await startCompany({ port: Number(process.env.COMPANY_PORT ?? 4100) })
const settings = Object.entries(company.settings).map(([name, value]) => `export ${name}=${value}`)
const people = company.plant.people.map(({ email, name }) => `  ${email} (${name})`)
console.log(
  [
    `The reference company runs at ${company.url}. Settings of a portal in front of it:`,
    ...settings,
    `People, all with the password ${companyPassword}:`,
    ...people,
  ].join('\n'),
)
