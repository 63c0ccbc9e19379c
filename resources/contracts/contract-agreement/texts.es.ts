import { contractTexts } from '../texts.es.ts'

/** Texts of the agreement of a contract, in Spanish. */
export const texts = {
  agreement: {
    contract: 'Contrato',
    information: 'Información del contrato',
    payment: 'Pago y entrega',
    prices: 'Precios',
    fields: {
      status: 'Estatus',
      startsOn: 'Fecha de inicio',
      endsOn: 'Fecha de fin',
      years: 'Duración (años)',
      signedDocuments: 'Documentos firmados',
      extension: 'Extensión del contrato',
      extensionEndsOn: 'Extensión hasta',
      frozenWeeks: 'Periodo congelado (semanas)',
      paymentTerms: 'Términos de pago',
      acceleratedPayment: 'Programa de pago acelerado',
      incoterm: 'Incoterm',
      deliveryPoint: 'Punto de entrega',
      priceAdjustment: 'Ajuste de precio',
      adjustmentMonth: 'Mes de ajuste',
      priceReconciliation: 'Conciliación de precios',
      rebate: 'Bonificación',
    },
    statuses: {
      inProcess: 'Activo',
      active: 'Activo',
      closeToExpire: 'Por vencer',
      expired: 'Vencido',
    },
    adjustments: {
      Anual: 'Anual',
      Mes: 'Mensual',
      'No Aplica': 'No aplica',
      Semestre: 'Semestral',
      Trimestre: 'Trimestral',
    },
    facility: 'Planta de %{product}',
    customer: 'Cliente',
    noRebate: 'No',
  },
  resources: {
    contractLines: {
      title: 'Líneas del contrato',
      fields: {
        ...contractTexts.fields,
        reference: 'Referencia',
        partNumber: 'Número de parte',
        providerPartNumber: 'Número de parte de %{product}',
        price: 'Precio actual',
        valueAdded: 'VA',
        materialDirection: 'Dirección de materia prima',
        endUser: 'Usuario final',
      },
    },
  },
}
