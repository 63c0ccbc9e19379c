export const texts = {
  approvals: {
    heat: 'Colada',
    report: 'Reporte QST7',
    document: 'Aprobación',
    upload: 'Subir aprobación',
    uploadOf: 'Subir aprobación de %{bar}',
    approved: 'Aprobada',
    approvedOf: 'Aprobada: %{bar}',
    submit: 'Enviar aprobación',
    submitOf: 'Enviar aprobación de %{bar}',
    missing: 'Suba el reporte QST7 para enviar su aprobación.',
    sending: 'Enviando...',
    approving: {
      title: 'Aprobar %{bar}',
      question: '¿Está seguro de que quiere enviar esta aprobación?',
      submit: 'Enviar aprobación',
    },
    refusing: {
      title: 'Rechazar %{bar}',
      question: '¿Está seguro de que quiere rechazar esta barra?',
      submit: 'Rechazar',
    },
    refused: '%{bar} está rechazada',
    reason: 'Agregue el motivo:',
    sent: 'Aprobación enviada correctamente.',
    failed: 'Hubo un error al subir su aprobación. Inténtelo de nuevo más tarde.',
    taken: 'Esta barra se aprobó mientras tanto. La página ya está actualizada.',
  },
  resources: {
    pendingBars: {
      title: 'Material por aprobar',
      fields: {
        receivedOn: 'Fecha de envío',
        heat: 'Colada',
        bar: 'Barra',
        report: 'Reporte QST7',
        refusal: 'Rechazada',
      },
    },
    approvedBars: {
      title: 'Material aprobado',
      fields: {
        receivedOn: 'Fecha de envío',
        heat: 'Colada',
        bar: 'Barra',
        approvedOn: 'Fecha de aprobación',
        document: 'Documento',
      },
    },
  },
}
