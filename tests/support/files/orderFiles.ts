import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const customers = 50
const parts = 5_000
const linesOfOrder = 5

const customerOf = (place: number) => 9_000 + (place % customers)

function* rowsOf(header: string, count: number, row: (place: number) => string) {
  yield `${header}\n`
  for (let place = 0; place < count; place += 1) yield `${row(place)}\n`
}

const part = (place: number) =>
  `${customerOf(place)},C-${place},R-${place},"Ring, rolled",Alloy 718,ring,33.75,28.375,2.125,166.08,0,0`

const jobOrder = (place: number) => {
  const order = Math.floor(place / linesOfOrder)
  const made = (((place * 7) % (parts / customers)) * customers + order) % parts
  const ofCustomer = made - (made % customers) + (order % customers)
  const numbers = `J-${place},PO-${order},R-${ofCustomer},${1 + (place % linesOfOrder)}`
  const state = `100,${place % 3 === 0 ? 20 : 100},1234.50,onTime,2026-11-2${place % 10},2026-12-01`
  return `${customerOf(order)},${numbers},${state},10,0,5,0,0,0,0,0,0,0,0,0,0`
}

const steps = [
  'cutting',
  'forging',
  'heatTreatment',
  'preMachining',
  'splitting',
  'machining',
  'pdp',
  'finalInspection',
  'ndt',
  'laboratory',
  'approval',
  'finishedGoods',
  'other',
].join(',')

/** Writes import files of a plant with the given number of order lines, with their orders, parts and steps. */
export const writeOrderFiles = async (folder: string, lines: number) => {
  await mkdir(folder, { recursive: true })
  const write = (name: string, ...rows: Parameters<typeof rowsOf>) =>
    pipeline(Readable.from(rowsOf(...rows)), createWriteStream(join(folder, `${name}.csv`)))
  await write(
    'customers',
    'id,name,legalName,type,unit,hasEquote,isShown,excludeFromContext',
    customers,
    (place) => `${customerOf(place)},Customer ${place},Customer ${place} Inc.,1,Rings,0,1,0`,
  )
  await write(
    'parts',
    'customerId,customerNumber,providerNumber,description,alloy,shape,outerDiameter,innerDiameter,length,weight,isNewIntroduction,isAerofab',
    parts,
    part,
  )
  await write(
    'purchaseOrders',
    'customerId,number,orderedOn',
    lines / linesOfOrder,
    (place) => `${customerOf(place)},PO-${place},2026-0${1 + (place % 9)}-11`,
  )
  await write(
    'jobOrders',
    `customerId,number,purchaseOrder,part,lineItem,quantity,shipped,price,status,requestedOn,committedOn,${steps}`,
    lines,
    jobOrder,
  )
}
