/** Texts of the long-term agreements, in Spanish. */
export const texts = {
  resources: {
    ltas: {
      title: 'LTA',
      fields: {
        contract: 'Contrato',
        customer: 'Cliente',
        material: 'Material',
        startsOn: 'Inicio',
        endsOn: 'Fin',
        status: 'Estatus',
        minShare: 'Participación mínima (%)',
        maxShare: 'Participación máxima (%)',
      },
      words: {
        status: {
          inProcess: 'En proceso',
          active: 'Activo',
          closeToExpire: 'Por vencer',
          expired: 'Vencido',
        },
      },
    },
  },
}
