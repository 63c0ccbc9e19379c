export const texts = {
  resources: {
    answerFaults: {
      title: 'Fallas en las respuestas',
      fields: {
        id: 'Id',
        call: 'Llamada',
        field: 'Campo',
        kind: 'Falla',
        harm: 'Efecto',
        count: 'Valores',
        firstAt: 'Primera vez',
        lastAt: 'Última vez',
        users: 'Usuarios',
        mutedAt: 'Silenciada',
        note: 'Nota',
      },
      words: {
        kind: {
          required: 'Falta',
          type: 'Tipo incorrecto',
          day: 'No es fecha',
          instant: 'No es hora',
          choice: 'Valor desconocido',
        },
        harm: {
          page: 'Falla la página',
          row: 'Fila omitida',
          cell: 'Celda vacía',
          shown: 'Se muestra como se recibió',
        },
      },
    },
  },
  answerFaults: {
    mute: 'Silenciar',
    muteOf: 'Silenciar: %{fault}',
    unmute: 'Reactivar',
    unmuteOf: 'Reactivar: %{fault}',
    note: 'Nota, por ejemplo quién la corregirá y para cuándo:',
    withMuted: 'Mostrar silenciadas',
  },
}
