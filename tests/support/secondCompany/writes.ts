import {
  file,
  filled,
  flag,
  flagInForm,
  id,
  idOrEmpty,
  idOrNull,
  isoDay,
  isoDayOrEmpty,
  type Kind,
  no,
  nothing,
  number,
  numberOrNull,
  oneOf,
  type Shape,
  text,
  textOrNull,
  yes,
  yesInForm,
} from './strictly.ts'

export interface Write {
  /** Fields of the body. A list has the shape of its rows. */
  readonly body: Shape | readonly [Shape]
  /** Sent as a form with files. */
  readonly isForm?: boolean
  /** Answer of a call whose answer the specifications give. */
  readonly answer?: (body: Readonly<Record<string, unknown>>) => unknown
}

const months: Kind = (value) => Array.isArray(value) && value.length === 12 && value.every(number)
const ids: Kind = (value) => value === null || (Array.isArray(value) && value.every(id))
const idInForm: Kind = (value) => filled(value)

const userFields = {
  name: filled,
  email: filled,
  role: number,
  client_id: idOrNull,
  Client_IdForge: idOrNull,
  multiple_client_ids: ids,
  country: textOrNull,
  state: textOrNull,
  city: textOrNull,
  phone: textOrNull,
  company: filled,
  company_position: textOrNull,
  sales_contact: textOrNull,
  comments: textOrNull,
} satisfies Shape

const optional = (shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([name, kind]) => [`${name}?`, kind]))

const permissions = [{ id: number, hasAccess: flag }] as const

const quoteRow = {
  rfqNumber: text,
  quoteId: id,
  cotizacion: text,
  revision: number,
  revisionid: id,
  partida: number,
  qty: number,
  leadtime: numberOrNull,
  de: numberOrNull,
  di: numberOrNull,
  h: numberOrNull,
  precio: numberOrNull,
  estatus: textOrNull,
  noQuote: flag,
  AnvilCommitDate: textOrNull,
  customerRequestDate: textOrNull,
  quoteExpirationDate: textOrNull,
  tienePedidoLigado: flag,
  feedbackEnviado: flag,
  feedback: textOrNull,
} satisfies Shape
const quoteMail = { ...quoteRow, comentario: filled, destinatario: text, cliente: text, nombreContacto: text }

const feedback = { numeroParte: filled, comentarioCliente: text, fechaActualizada: isoDayOrEmpty }

/** Calls that change something, by method and path, with the fields of the specifications and no others. */
export const writes: Readonly<Record<string, Write>> = {
  // Users
  'POST /auth/api/register-user-forge': {
    body: {
      ...optional(userFields),
      name: filled,
      email: filled,
      role: number,
      company: filled,
      sales_contact: filled,
      sales_email: filled,
      isforge: oneOf(1, 2),
      newPermissions: permissions,
    },
  },
  'POST /auth/api/edit-userforge/:userId': {
    body: {
      ...optional(userFields),
      name: filled,
      email: filled,
      company: filled,
      'password?': filled,
      'isforge?': oneOf(1, 2),
      'newPermissions?': permissions,
    },
  },
  'GET /auth/api/delete-user/:userId': { body: {} },
  'POST /auth/api/edit-profile': {
    body: {
      name: filled,
      ...optional({
        country: textOrNull,
        state: textOrNull,
        city: textOrNull,
        phone: textOrNull,
        company: textOrNull,
        company_position: textOrNull,
      }),
    },
  },
  'POST /auth/api/change-password': { body: { password: filled, password_confirmation: filled } },
  'POST /auth/api/password/create': { body: { email: filled } },
  'POST /auth/api/password/reset': {
    body: { email: filled, password: filled, password_confirmation: filled, token: filled },
  },

  // Finance
  'POST /write/generatebakreferences/:customerId': {
    body: { facturas: [{ idFactura: id, partialAmount: number }], notas: [{ idNota: id, cantidad: number }] },
    answer: () => ({ TotalLate: 'REF-0009' }),
  },

  // Logistics
  'POST /write/Documents/ObtenerArchivosMasivos': {
    body: { TipoArchivo: oneOf(1, 2, 3, 4), IdCliente: id, Ops: text, OpsLst: (value) => Array.isArray(value) },
    answer: () => ({ Respuesta: '/content/api/Main/0xD0C1/DocumentFile' }),
  },
  'POST /write/DownloadZipShipment': { body: { links: filled } },

  // Material and scrap
  'POST /write/Bar/approved': {
    isForm: true,
    body: { idHeat: idInForm, approved: flagInForm, 'approvalFiles?': file, comment: text },
  },
  'POST /write/Quotes/:offerId/submitOffer': { body: { aceptado: flag } },
  'POST /write/Quotes/:offerId/submitOfferFile': { isForm: true, body: { documentFactura: file } },

  // Orders
  'POST /write/Orders/:orderId/clientConfirm': {
    body: { ...feedback, comentarioVendedor: textOrNull, confirmacion: yes },
  },
  'POST /write/Orders/:orderId/clientComment': {
    body: { ...feedback, comentarioVendedor: textOrNull, confirmacion: no, IdCustomer: id, PO: filled },
  },
  'POST /write/Orders/:orderId/dateComment': {
    body: { ...feedback, comentarioCliente: oneOf(''), comentarioVendedor: textOrNull, confirmacion: no },
  },
  'POST /write/Customers/:customerId/dateETA': { body: { trackingNumber: filled, fechaETA: isoDay } },
  'POST /write/api/Orders/dates': {
    body: [{ idOrden: id, nuevaFecha: isoDay, Comment: filled }],
    answer: () => ({ value: JSON.stringify({ message: 'Fechas cambiadas' }) }),
  },

  // Quality
  'POST /write/api/Consessions/:concessionId/Comments': { body: { idCustomer: id, comment: filled, byAnvil: flag } },
  'POST /write/api/Consessions/:concessionId/Approval': { isForm: true, body: { idCustomer: idInForm, file } },
  'POST /write/api/Main/approvalFolder': {
    isForm: true,
    body: { Name: filled, IdApprovalDocumentType: idInForm, Document: file, ByAnvil: yesInForm },
  },
  'POST /write/api/Main/approvalFile': {
    isForm: true,
    body: {
      Name: filled,
      idQualityApproval: idInForm,
      IdApprovalDocumentType: idInForm,
      Document: (value) => [value].flat().every(file),
      ByAnvil: flagInForm,
      SubFolderId: text,
    },
  },
  'POST /write/api/Main/approvalSubFolder': {
    body: {
      subFolderName: filled,
      idQualityApproval: id,
      idApprovalDocumentType: id,
      subFolderId: idOrEmpty,
      name: filled,
    },
  },
  'POST /write/api/Main/approvalFileMove': { body: { subFolderId: idOrEmpty, idApprovalFile: id } },
  'POST /write/api/Main/approvalFileDelete': { body: { idApprovalFile: id } },
  'POST /write/api/Main/approvalComments': { body: { idQualityApproval: id, comment: filled, byAnvil: flag } },

  // Quotes
  'POST /write/EQuoteService/CorreoFeedback/:customerId': { body: quoteMail },
  'POST /write/EQuoteService/CorreoRequote/:customerId': { body: quoteMail },
  'POST /write/EQuoteService/EnviarFeedback': { body: { idCustomer: id, rfqNumber: text, message: filled } },
  'POST /write/EQuoteService/ObtenerPartidaGenerada/:customerId': {
    body: {
      idCRM: id,
      guidResumenEspecificacion: text,
      opcionTT: textOrNull,
      opcionMaq: textOrNull,
      opcionUT: textOrNull,
      guidTipoPieza: id,
      cantidad: number,
      de: number,
      di: number,
      h: number,
      numeroCotizacion: textOrNull,
      diam1: number,
      noagujeros1: number,
      diam2: number,
      noagujeros2: number,
      strDireccionEmbarque: textOrNull,
    },
    answer: ({ cantidad }) => ({
      ObtenerPartidaGeneradaResult: { Cotizacion: 'COT-99', Cantidad: cantidad, Semanas: 12, Costo: 1250.5, Error: '' },
    }),
  },
  'POST /write/EQuoteService/ObtenerCorreoEnviado/:customerId': {
    body: { correo: filled, nombreCliente: text, Cotizacion: filled },
    answer: () => ({ ObtenerCorreoEnviadoResult: { Error: '0', Mensaje: 'Cotización enviada' } }),
  },

  // Sales
  'POST /write/api/Budgets': {
    body: {
      seller: id,
      year: number,
      rows: [
        {
          idCliente: idOrNull,
          segment: id,
          contract: idOrNull,
          months: (value) => nothing(value) || months(value),
          AerofabsYearly: numberOrNull,
        },
      ],
    },
  },
  'POST /write/api/Budgets/modify': {
    body: {
      seller: id,
      year: number,
      rowsAdd: [{ idClient: id, idSegment: id, idContract: idOrNull, months, idBudget: idOrNull }],
      rowsEdit: [
        {
          idClient: idOrNull,
          idBudget: id,
          months: (value) => nothing(value) || months(value),
          'AerofabsYearly?': numberOrNull,
        },
      ],
      rowsDelete: [{ idBudget: id, idClient: idOrNull }],
    },
  },

  'POST /write/Tracking': {
    body: Object.fromEntries(
      ['titulo', 'idguidcliente', 'idcliente', 'comentario', 'cotizacion', 'cuerpo', 'de'].map((name) => [
        name,
        ((value) => textOrNull(value) || number(value)) satisfies Kind,
      ]),
    ),
  },
}
