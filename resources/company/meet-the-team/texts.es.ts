/** Texts of the page of the team, in Spanish. */
export const texts = {
  team: {
    operations: 'Dirección de operaciones',
    quality: 'Gerencia de calidad',
    service: 'Servicio a clientes',
    review: 'Nombres y dibujos provisionales, pendientes de revisión.',
  },
}
