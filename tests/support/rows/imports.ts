import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { runImport } from '#backend/imports/folders/command.ts'
import type { Portal } from '../portal/portal.ts'
import { bucketOfRun } from '../setup/bucketOfRun.ts'

export const csv = (header: string, ...rows: string[]) => [header, ...rows, ''].join('\n')

/** Header of job orders as a German ERP writes it. */
export const germanOrderHeader = [
  'Kunde',
  'Fertigungsauftrag',
  'Bestellnummer',
  'Material',
  'Pos',
  'Menge',
  'Nettopreis',
  'Wunschtermin',
  'Status',
]

/** A small plant independent of the demo: a customer, its parts, an order with two lines, a load and an invoice. */
export const smallPlant: Readonly<Record<string, string>> = {
  customers: csv(
    'id,name,legalName,type,unit,hasEquote,isShown,excludeFromContext,parentId',
    '7001,Quillon Rotor Works,Quillon Rotor Works Ltd,1,Rings,0,1,0,',
    '7002,Quillon Direct,Quillon Direct GmbH,1,Rings,0,1,0,7001',
  ),
  parts: csv(
    'customerId;customerNumber;providerNumber;description;alloy;shape;outerDiameter;innerDiameter;length;weight;isNewIntroduction;isAerofab',
    '7001;QR-1;R70001;"Ring; ""rolled""";Alloy 718;ring;33.75;28.4;2.1;166.08;0;0',
    '7001;QR-2;R70002;Disc;Waspaloy;disc;12;0;2;31.5;1;0',
  ),
  purchaseOrders: csv('customerId\tnumber\torderedOn', '7001\tPO-1\t2026-09-01', '7002\tPO-1\t2026-09-02'),
  jobOrders: csv(
    'customerId,number,purchaseOrder,part,lineItem,quantity,shipped,price,status,requestedOn,cutting,forging',
    '7001,J-1,PO-1,R70001,1,10,4,1234.5,onTime,2026-12-01,6,0',
    '7001,J-2,PO-1,R70002,2,20,0,99.99,late,2026-10-01,0,20',
  ),
  invoices: csv(
    'customerId,number,purchaseOrder,issuedOn,dueOn,amount,balance,paidOn',
    '7001,I-1,PO-1,2026-10-05,2026-11-04,4938.00,4938.00,',
    '7001,I-2,,2026-10-06,2026-11-05,10.00,0.00,2026-10-20',
  ),
  invoiceLines: csv('customerId,invoice,position,jobOrder,quantity,price', '7001,I-1,1,J-1,4,1234.50'),
}

export interface Run {
  readonly code: number
  readonly output: string
  readonly errors: string
}

export const collecting = () => {
  const pieces: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      pieces.push(String(chunk))
      done()
    },
  })
  return { stream, text: () => pieces.join('') }
}

export async function runImportOn(
  { dataDir, databaseUrl }: Pick<Portal, 'dataDir' | 'databaseUrl'>,
  ...args: string[]
): Promise<Run> {
  const output = collecting()
  const errors = collecting()
  const settings = { dataDir, databaseUrl, bucket: bucketOfRun(dataDir), timeZone: 'UTC' }
  const code = await runImport(args, () => settings, { output: output.stream, errors: errors.stream })
  return { code, output: output.text(), errors: errors.text() }
}

export async function importInto(
  portal: Pick<Portal, 'dataDir' | 'databaseUrl'>,
  files: Readonly<Record<string, string | Uint8Array>>,
  ...options: string[]
) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-import-'))
  try {
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(folder, name.includes('.') ? name : `${name}.csv`), content)
    return await runImportOn(portal, ...options, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
