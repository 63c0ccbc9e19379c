import type { Selectable } from 'kysely'
import type { Day } from '#schema/kinds.ts'
import type { Tables } from '../../database/tables.ts'
import type { LoadLine } from './loadLines.ts'

/** Schema of the Digital Material Passport for metals, by Material Identity. */
const schema = 'https://schemas.materialidentity.org/metals-schemas/v0.1.1/schema.json'

type MillTest = Selectable<Tables['mill_tests']> & { readonly tested_on: Day }

interface Element {
  readonly symbol: string
  readonly share: number
}

interface Trade {
  /** Address: street, postal code, city, country code. */
  readonly manufacturer: { readonly name: string; readonly address: readonly string[] | null }
  readonly customer: { readonly legalName: string }
  /** Newest load with the heat. */
  readonly line: LoadLine | undefined
}

const names = ['en', 'es'].map((language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }))
const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
const codeByCountry = new Map(
  names.flatMap((list) => codes.map((code) => [list.of(code)?.toLowerCase() ?? code, code] as const)),
)

/** ISO 3166 code of a country's English or Spanish name, or of the code itself; undefined if unknown. */
const codeOf = (country: string) =>
  codeByCountry.get(country.toLowerCase()) ?? codes.find((code) => code === country.toUpperCase())

const partyOf = (name: string, [street, postalCode, city, country]: readonly (string | null | undefined)[]) => {
  const code = codeOf(country ?? '')
  if (!street || !city || !code) return undefined
  return { Name: name, Street: [street], ZipCode: postalCode ?? '', City: city, Country: code }
}

const numeric = (value: number) => ({ ResultType: 'numeric', Value: value })

const transactionOf = ({ manufacturer, customer, line }: Trade) => {
  const address = line && [line.street, line.postalCode, line.city, line.country]
  const pieces = line && { Quantity: line.quantity, QuantityUnit: 'pieces' }
  return {
    Parties: {
      Manufacturer: partyOf(manufacturer.name, manufacturer.address ?? []),
      Customer: partyOf(customer.legalName, address ?? []),
    },
    BusinessTransaction: line && {
      Order: {
        Id: line.purchaseOrder,
        Position: String(line.lineItem),
        ...pieces,
        CustomerProductId: line.partNumber,
        CustomerProductName: line.description,
      },
      Delivery: {
        Id: String(line.load),
        Date: line.shippedOn ?? undefined,
        ...pieces,
        InternalOrderId: line.jobOrder,
      },
    },
  }
}

/**
 * Results of a mill test in the form of the Digital Material Passport. It names the schema only if it has all that the
 * schema requires: the addresses of plant and customer, a load, and the inspector.
 */
export const materialPassport = (test: MillTest, elements: readonly Element[], trade: Trade) => {
  const transaction = transactionOf(trade)
  const inspectors =
    test.inspector && test.inspector_function ? [{ Name: test.inspector, Title: test.inspector_function }] : undefined
  const { Manufacturer, Customer } = transaction.Parties
  const isComplete = Manufacturer && Customer && transaction.BusinessTransaction && inspectors
  return {
    RefSchemaUrl: isComplete ? schema : undefined,
    DigitalMaterialPassport: {
      Languages: ['EN'],
      Id: test.heat,
      Version: '1.0.0',
      IssueDate: test.tested_on,
      TransactionData: transaction,
      Product: {
        Name: trade.line?.description ?? test.alloy,
        BatchId: trade.line?.jobOrder ?? test.heat,
        MaterialDesignations: [{ Name: { Value: test.alloy } }],
        Shape: { Form: 'Forging', Unit: 'mm' },
      },
      ChemicalAnalysis: {
        HeatNumber: test.heat,
        Elements: elements.map(({ symbol, share }) => ({ PropertySymbol: symbol, Unit: '%', Actual: numeric(share) })),
      },
      MechanicalProperties: [
        { PropertyName: 'Tensile strength', PropertySymbol: 'Rm', Unit: 'MPa', Actual: numeric(test.tensile_strength) },
        { PropertyName: 'Yield strength', PropertySymbol: 'Re', Unit: 'MPa', Actual: numeric(test.yield_strength) },
        { PropertyName: 'Elongation', PropertySymbol: 'A', Unit: '%', Actual: numeric(test.elongation) },
        { PropertyName: 'Brinell hardness', PropertySymbol: 'HBW', Unit: 'HBW', Actual: numeric(test.hardness) },
      ],
      Validation: {
        ValidationStatement: { Statement: 'Results of the mill test of this heat.' },
        ValidationDate: test.tested_on,
        Validators: inspectors,
      },
    },
  }
}
