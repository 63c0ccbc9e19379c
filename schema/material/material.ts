import { content, ofCustomer, read, rowId, write } from '../call.ts'
import { entity, keyedEntity, type RowOf } from '../entity.ts'
import { day, flag, inches, kilograms, nullable, optional, percent, quantity, recordId, text } from '../kinds.ts'
import { numberOf } from '../orders/timelineAddress.ts'
import { file, listOf } from '../wire/envelope.ts'
import { receipt } from '../wire/receipt.ts'

/** A received bar, or the part of a bar that was used for a production lot. */
export const movement = entity('movement', {
  receivedOn: day('fechaRecibido'),
  heat: numberOf('heat', text('colada')),
  bar: text('nombreBarra'),
  purchaseOrder: text('clienteOrden', { mayBeEmpty: true }),
  weight: kilograms('pesoKilos'),
  cutOn: nullable(day('fechaCorte')),
  partNumber: nullable(text('partNumber', { mayBeEmpty: true })),
  lot: nullable(text('productionLot', { mayBeEmpty: true })),
  supplierSerial: text('bohlerSerialNumber', { mayBeEmpty: true }),
  scrap: kilograms('scrap'),
  inputWeight: kilograms('pesoEntrada'),
  balance: kilograms('balance'),
  pieces: quantity('amountPieces'),
  cuttingEnds: kilograms('cuttingEnds'),
  usableEnd: kilograms('cuttingEndUsable'),
  lotQuantity: nullable(quantity('cantidadPiezasLot')),
})
export type Movement = RowOf<typeof movement>

/** Material of a production lot whose pieces have all been cut. */
export const lotSummary = keyedEntity('lotSummary', 'lot', {
  lot: text('lot'),
  partNumber: text('partNumber'),
  heats: text('heats'),
  bars: nullable(quantity('bars')),
  pieces: nullable(quantity('pieces')),
  lotQuantity: nullable(quantity('lotQuantity')),
  inputWeight: nullable(kilograms('inputWeight')),
  scrap: nullable(kilograms('scrap')),
  cuttingEnds: nullable(kilograms('cuttingEnds')),
  cutOn: day('cutOn'),
})

/** Bar in the inventory. A row without name and id represents a heat without bars. */
export const bar = keyedEntity('bar', ['heat', 'bar'], {
  heat: numberOf('heat', text('heat')),
  bar: text('carpenterBar', { mayBeEmpty: true }),
  billetSize: inches('billetSize'),
  initialWeight: kilograms('pesoInicial'),
  finalWeight: kilograms('pesoFinal'),
  id: nullable(recordId('barId', { min: 1 })),
  /** Not in the specification of the services, whose bars are all of the specified alloy. */
  alloy: optional(text('alloy', { mayBeEmpty: true })),
})
export type Bar = RowOf<typeof bar>

/** The alloy of the inventory as specified `docs/product/material.md#raw-material-inventory`. */
export const specifiedAlloy = 'Alloy 718 Premium'

export const heatStock = keyedEntity('heatStock', 'heat', {
  heat: numberOf('heat', text('heat')),
  billetSize: nullable(inches('billetSize')),
  bars: quantity('bars'),
  usableBars: nullable(quantity('usableBars')),
  initialWeight: nullable(kilograms('initialWeight')),
  finalWeight: nullable(kilograms('finalWeight')),
})

/** Piece cut or planned to be cut from a bar; `share` is its percentage of the bar's initial weight. */
export const barPiece = keyedEntity('barPiece', 'id', {
  id: recordId('id'),
  piece: recordId('piece'),
  serialNumber: text('serialNumber', { mayBeEmpty: true }),
  weight: kilograms('inputWeight'),
  /** Planned or Cut, in the service's wording. */
  status: text('estatus', { mayBeEmpty: true }),
  share: percent('percentBarra'),
})
export type BarPiece = RowOf<typeof barPiece>

export const plannedStatus = 'Planned'
export const cutStatus = 'Cut'

export const approvalBar = keyedEntity('approvalBar', 'id', {
  id: recordId('idBarra', { min: 1 }),
  isApproved: nullable(flag('aprobada')),
  heat: numberOf('heat', text('colada')),
  receivedOn: day('fechaLlegada'),
  approvedOn: nullable(day('fechaAprobada')),
  /** Not in the specification of the services. */
  bar: optional(text('nombreBarra', { mayBeEmpty: true })),
  hasDocument: optional(flag('tieneDocumento')),
  refusal: optional(nullable(text('motivoRechazo', { mayBeEmpty: true, isMultiline: true }))),
  refusedOn: optional(nullable(day('fechaRechazo'))),
})
export type ApprovalBar = RowOf<typeof approvalBar>

const approvals = ofCustomer('raw-material-approval')

export const material = {
  listMovements: read('GET', '/api/Customers/:customerId/incomingOutgoingMaterial', {
    ...ofCustomer('incoming-outgoing-material'),
    query: {
      productionLot: optional(text('productionLot')),
      startDate: optional(day('startDate')),
      endDate: optional(day('endDate')),
    },
    list: { sort: ['receivedOn', 'heat', 'bar', 'cutOn', 'partNumber', 'lot'] },
    answer: listOf(movement),
  }),
  listBars: read('GET', '/Bar/:customerId/inventory', {
    ...ofCustomer('raw-material-inventory'),
    list: {
      sort: ['heat', 'bar', 'billetSize', 'initialWeight', 'finalWeight'],
      totals: ['initialWeight', 'finalWeight'],
    },
    answer: listOf(bar),
  }),
  listPieces: read('GET', '/Bar/:id/inventoryDetail', {
    access: { pages: ['raw-material-inventory'], owner: 'row' },
    params: { id: rowId },
    list: { totals: ['weight'] },
    answer: listOf(barPiece),
  }),
  listApprovals: read('GET', '/api/Customers/:customerId/aprovalMaterial', {
    ...approvals,
    query: { heat: optional(text('heat')), startDate: optional(day('startDate')), endDate: optional(day('endDate')) },
    list: { sort: ['id', 'heat', 'receivedOn', 'approvedOn'] },
    answer: listOf(approvalBar),
  }),
  /** Approves a bar with a file, or rejects it with a reason. The customer is a query parameter: see `Uploads`. */
  approve: write('POST', '/Bar/approved', {
    access: approvals.access,
    query: { customerId: recordId('idCustomer', { min: 1 }) },
    ownFields: ['idCustomer'],
    body: entity('barApproval', {
      id: recordId('idHeat', { min: 1 }),
      isApproved: flag('approved'),
      comment: optional(text('comment', { mayBeEmpty: true, isMultiline: true })),
    }),
    uploads: { name: 'approvalFiles', min: 0, max: 1 },
    answer: receipt('barApproved', {}),
    takesKey: true,
  }),
  /** Report on which the approval is based. */
  report: content('GET', '/api/Customers/:customerId/approvalDocument', {
    ...approvals,
    query: { heat: text('Heat') },
    answer: file('application/pdf'),
  }),
  approvalDocument: content('GET', '/api/Bar/:id/approvalDocument', {
    access: { pages: ['raw-material-approval'], owner: 'row' },
    // The specifications have the heat here, the portal the bar.
    params: { id: text('id', { max: 64 }) },
    answer: file('*/*', { isUploaded: true }),
  }),
}
