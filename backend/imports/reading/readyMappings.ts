import dynamics from '#docs/examples/dynamics/mapping.json' with { type: 'json' }
import epicor from '#docs/examples/epicor/mapping.json' with { type: 'json' }
import erpnext from '#docs/examples/erpnext/mapping.json' with { type: 'json' }
import infor from '#docs/examples/infor/mapping.json' with { type: 'json' }
import odoo from '#docs/examples/odoo/mapping.json' with { type: 'json' }
import oracle from '#docs/examples/oracle/mapping.json' with { type: 'json' }
import sap from '#docs/examples/sap/mapping.json' with { type: 'json' }
import type { Mapping } from './mappedColumns.ts'

export interface NamedMapping {
  readonly name: string
  /** Name of the plant's file that it was made for. */
  readonly fileName: string | null
  readonly mapping: Mapping
}

const systems = {
  SAP: sap,
  Infor: infor,
  Epicor: epicor,
  Oracle: oracle,
  'Dynamics 365': dynamics,
  Odoo: odoo,
  ERPNext: erpnext,
}

/** Mappings of files as seven ERP systems export them. */
export const readyMappings: readonly NamedMapping[] = Object.entries(systems).flatMap(([system, { files }]) =>
  files.map(({ name, ...mapping }) => ({ name: `${system}: ${name}`, fileName: name, mapping: mapping as Mapping })),
)
