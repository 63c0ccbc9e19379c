import { taskNames } from '#schema/home/taskKinds.ts'

export const texts = {
  resources: {
    tasks: {
      title: 'Pendientes',
      fields: {
        number: 'Número',
        kind: 'Pendiente',
        about: 'Asunto',
        customer: 'Cliente',
        day: 'Fecha',
        amount: 'Importe (USD)',
        state: 'Estado de la factura',
        before: 'Antigüedad',
      },
      words: { kind: taskNames('nameInSpanish') },
    },
  },
  home: {
    tasks: {
      kinds: taskNames('nameInSpanish'),
      title: 'Pendientes',
      byKind: 'Pendientes, por tipo',
      nothing: 'No tiene pendientes.',
      unknown: 'El servicio conectado no ofrece una lista de pendientes.',
      all: 'Ver los %{count}',
      allOf: 'Ver los %{count}: %{kind}',
      numbers: { offer: 'Oferta %{number}', agreement: 'Oferta %{number}' },
      days: { since: 'desde el %{day}', due: 'vence el %{day}', until: 'hasta el %{day}', date: 'para el %{day}' },
      doneOf: 'Marcar %{number} como atendido',
      doneFailed: 'No se pudo marcar como atendido. Inténtelo de nuevo.',
    },
    toDo: {
      all: 'Todos',
      age: '%{days} días o más',
      mine: 'Solo mis clientes',
      done: 'Atendido',
      sending: 'Se están marcando los pendientes.',
      tooMany: 'Se pueden marcar %{count} pendientes a la vez.',
      marked: '1 pendiente marcado como atendido. |||| %{smart_count} pendientes marcados como atendidos.',
      undo: 'Deshacer',
    },
    month: 'Mes',
    thousands: '%{amount} K',
    delayedOrders: { title: 'Pedidos retrasados', total: 'Total de entregas atrasadas' },
    openConcessions: { title: 'Concesiones abiertas', total: 'Total de concesiones abiertas' },
    readyToShip: { title: 'Listo para embarque' },
    piecesInProcess: { title: 'Piezas en proceso' },
    movedPromisedDates: {
      total:
        '%{dates} fecha prometida se movió desde su última visita. |||| %{dates} fechas prometidas se movieron desde su última visita.',
      show: 'Ver qué se movió',
    },
    shipmentReady: {
      title: 'Piezas terminadas',
      ready: 'Listas para embarque',
      notReady: 'Aún no listas',
      finished: 'Total',
    },
    onTimeDelivery: {
      title: 'Entregas a tiempo',
      percentage: 'A tiempo',
      base: '%{onTime} de %{shipments} entrega de estos meses fue a tiempo. |||| %{onTime} de %{shipments} entregas de estos meses fueron a tiempo.',
    },
    qualityAssurance: {
      title: 'Aseguramiento de calidad',
      percentage: 'Calidad',
      complaints: '1 queja en estos meses. |||| %{smart_count} quejas en estos meses.',
    },
    contacts: {
      title: 'Contactos',
      seller: 'Representante de ventas',
      backup: 'Suplente',
      representative: 'Representante',
      receivable: 'Cuentas por cobrar',
      direct: 'Directo',
    },
    news: { latest: 'Últimas noticias', title: 'Noticias', more: 'Leer más' },
  },
}
