import { customerIds } from '../customers.ts'
import { secretOf } from '../dice.ts'
import type { Row } from '../enterRows.ts'
import { contactsOf } from './contacts.ts'
import { incotermOf } from './incoterms.ts'
import { plans } from './plans.ts'

const places: Readonly<Record<number, readonly [point: string, address: string]>> = {
  101: ['Laredo, TX', '4410 Palouse Flats Rd\nSpokane, WA 99224\nUnited States'],
  102: ['Planta Santa Catarina', 'Blvd. Las Torrecillas 2150\nSaltillo, Coahuila 25298\nMéxico'],
  103: ['Hamburg', 'Donaulände 77\n93055 Regensburg\nGermany'],
  104: ['Göteborg', 'Vinterbruksvägen 9\n652 26 Karlstad\nSweden'],
  105: ['Planta Santa Catarina', 'Av. Marisma 1804\nTampico, Tamaulipas 89109\nMéxico'],
  106: ['Yokohama', '長野県諏訪市湖岸通り 9-14\n392-0000\nJapan'],
  107: ['Toulouse-Blagnac', '18 impasse des Courlis\n31700 Blagnac\nFrance'],
  108: ['Planta Santa Catarina', 'Patio Sur, nave 4\nSanta Catarina, Nuevo León 66350\nMéxico'],
  109: ['Laredo, TX', '9900 Drydock Parkway, Suite 300\nHouston, TX 77049\nUnited States'],
}
/** Structured addresses, as shipping documents need them. */
const addresses: Readonly<
  Record<number, readonly [street: string, postalCode: string, city: string, country: string]>
> = {
  101: ['4410 Palouse Flats Rd', 'WA 99224', 'Spokane', 'United States'],
  102: ['Blvd. Las Torrecillas 2150', '25298', 'Saltillo, Coahuila', 'México'],
  103: ['Donaulände 77', '93055', 'Regensburg', 'Germany'],
  104: ['Vinterbruksvägen 9', '652 26', 'Karlstad', 'Sweden'],
  105: ['Av. Marisma 1804', '89109', 'Tampico, Tamaulipas', 'México'],
  106: ['湖岸通り 9-14', '392-0000', '長野県諏訪市', 'Japan'],
  107: ['18 impasse des Courlis', '31700', 'Blagnac', 'France'],
  108: ['Patio Sur, nave 4', '66350', 'Santa Catarina, Nuevo León', 'México'],
  109: ['9900 Drydock Parkway, Suite 300', 'TX 77049', 'Houston', 'United States'],
}
const directAddress = ['Muelle 7, Puerto Industrial', '89603', 'Altamira, Tamaulipas', 'México'] as const
const directPlace = ['Altamira', 'Muelle 7, Puerto Industrial\nAltamira, Tamaulipas 89603\nMéxico'] as const

/** Customers whose work in progress is counted step by step: source 2 `docs/product/wip.md#wip-sources`. */
const counted: readonly number[] = [
  customerIds.healthy,
  customerIds.directParent,
  customerIds.aerospace,
  customerIds.volume,
]

const notices: Readonly<Record<number, string>> = {
  [customerIds.steelMaker]:
    'Alloy 718 Premium: the mill has moved two heats by three weeks. Please release your bars for cutting before the end of the month.',
}

const creditDaysOf = (customerId: number) => plans.find((plan) => plan.customerId === customerId)?.creditDays ?? 30

const termsOf = (customerId: number): Row<'customer_terms'> => {
  const isDirect = customerId > 200
  const [point, address] = places[customerId] ?? directPlace
  const [street, postalCode, city, country] = addresses[customerId] ?? directAddress
  const creditDays = creditDaysOf(customerId)
  return {
    customer_id: customerId,
    ...contactsOf(customerId, isDirect),
    incoterm_id: incotermOf(customerId),
    delivery_point: point,
    delivery_address: address,
    delivery_street: street,
    delivery_postal_code: postalCode,
    delivery_city: city,
    delivery_country: country,
    credit_terms: `Net ${creditDays} days`,
    credit_days: creditDays,
    phone: isDirect ? null : `+1 555 01${customerId - 60}`,
    fax: customerId % 2 === 0 || isDirect ? null : `+1 555 01${customerId - 30}`,
    wip_source: counted.includes(customerId) || (isDirect && customerId % 2 === 0) ? 2 : 1,
    unit_type: customerId % 2 === 0 ? 2 : 1,
    is_lot_type: customerId === customerIds.steelMaker ? 1 : 0,
    material_notice: notices[customerId] ?? null,
    hash: secretOf(`customer ${customerId}`),
  }
}

/** Terms of all customers, including the brand-new one and the direct customers. */
export const termsRows = [customerIds.brandNew, ...plans.map(({ customerId }) => customerId)].map(termsOf)

/** Fictional bank details with valid lengths and check digits. */
export const bankDetails = {
  id: 1,
  beneficiary: 'Anvil Forged Products, S.A. de C.V.',
  bank: 'First Harbor Bank of the Rio Grande',
  city: 'Laredo, TX',
  account_number: '004418820937',
  routing_number: '114999997',
  swift: 'FHRGUS4LXXX',
}
