export const texts = {
  qualityDashboard: {
    month: 'Mes',
    score: 'Calificación de calidad',
    openConcessions: 'Concesiones abiertas',
    openApprovals: 'Aprobaciones abiertas',
    assurance: { title: 'Aseguramiento de calidad', percentage: 'Calidad' },
    reports: { title: 'NCR por mes', open: 'NCR abiertos', all: 'Todos los NCR' },
    people: {
      representative: 'Representante de calidad',
      backup: 'Representante de calidad (suplente)',
      manager: 'Gerente de proyecto',
    },
  },
}
