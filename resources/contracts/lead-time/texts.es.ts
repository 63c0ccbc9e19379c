/** Texts of the lead times, in Spanish. */
export const texts = {
  resources: {
    leadTimes: {
      title: 'Tiempo de entrega',
      fields: {
        partNumber: 'Número de parte del cliente',
        providerPartNumber: 'Número de parte de %{product}',
        productionWeeks: 'Producción (semanas)',
        material: 'Material',
        materialWeeks: 'Materia prima (semanas)',
        totalWeeks: 'Tiempo total (semanas)',
        orderedOn: 'OC colocada',
      },
    },
  },
}
