/** Texts of the page of the feedback, in Spanish. */
export const texts = {
  testimonies: {
    quotes: 'Lo que dicen los clientes',
    customers: 'Clientes',
    users: 'Usuarios',
    unit: 'Unidad de negocio %{number}',
    share: 'Proporción de usuarios',
    clientsByUnit: 'Clientes por unidad de negocio',
    of: '%{users} usuarios',
    review: 'Cifras y dibujos provisionales, pendientes de revisión.',
    said: {
      first: 'El estatus de cada pedido, de un vistazo.',
      second: 'Los certificados llegan antes que el camión.',
      third: 'Un solo lugar para pedidos, calidad y facturas.',
    },
  },
}
