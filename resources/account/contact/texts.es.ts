export const texts = {
  support: {
    roles: {
      seller: 'Representante de ventas',
      backup: 'Representante de ventas suplente',
      it: 'Representante de sistemas',
      commercialManager: 'Gerente comercial',
      receivable: 'Cuentas por cobrar',
    },
    provider: {
      text: 'Inicie sesión para ver los contactos de su cuenta. Sin cuenta, puede comunicarse aquí con %{product}.',
      choose:
        'Elija un cliente en el encabezado para ver sus contactos. También puede comunicarse aquí con %{product}.',
      review: 'Datos de muestra, por revisar antes de usarse.',
    },
  },
}
