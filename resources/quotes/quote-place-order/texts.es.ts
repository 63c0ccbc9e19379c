import type { Texts } from './texts.en.ts'

/** Texts of placing an order in Spanish. */
export const texts: Texts = {
  placeOrder: {
    name: 'Nombre de la OC',
    choose: 'Elegir el archivo de la OC',
    noFile: 'Sin archivo.',
    rows: 'Partidas del pedido',
    columns: {
      quote: 'Cotización',
      revision: 'Rev.',
      partNumber: 'Número de parte',
      quantity: 'Cantidad',
      price: 'Precio unitario',
      extended: 'Precio extendido',
      requestedOn: 'Fecha solicitada por el cliente',
      release: 'Liberación',
      actions: 'Acciones',
    },
    quantityOf: 'Cantidad de la partida %{item}, liberación %{release}',
    addRelease: 'Agregar liberación de la partida %{item}',
    remove: 'Eliminar la partida %{item}, liberación %{release}',
    total: 'Total',
    submit: 'Enviar OC',
    submitting: 'El pedido se está enviando.',
    none: 'No hay nada que pedir. Elija una cotización en el historial.',
    history: 'Historial de cotizaciones',
    question: '¿Colocar el pedido %{name} por %{total}?',
    done: 'El pedido %{number} fue colocado. Usted y su representante de ventas reciben un correo.',
    missing: 'Se requieren el nombre y el archivo de la OC, y una cantidad en cada partida.',
    failed: 'No se pudo colocar el pedido. Lo que escribió sigue aquí. %{reason}',
    clashes: {
      name: 'Ya se colocó un pedido con el nombre de OC %{name}.',
      ordered: 'Una de sus partidas ya fue pedida.',
      expired: 'El precio de una partida ya no es válido.',
    },
    notHere: 'Envíe su OC a %{seller}: aquí no se colocan pedidos.',
    representative: 'su representante de ventas',
  },
}
