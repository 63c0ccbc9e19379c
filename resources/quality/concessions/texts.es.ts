import type { Texts } from './texts.en.ts'

/** Texts of the concessions in Spanish. */
export const texts: Texts = {
  concessions: {
    count: '%{total} concesión, %{pending} por subir |||| %{total} concesiones, %{pending} por subir',
    sideUnknown: 'No se pudo verificar si usted puede comentar.',
    state: { pending: 'Por subir', uploaded: 'Subido' },
    fields: {
      customerPartNumber: 'Número de parte del cliente',
      providerPartNumber: 'Número de parte %{product}',
      ncr: 'NCR de %{product}',
      type: 'Tipo',
      notifiedOn: 'Fecha',
      purchaseOrder: 'OC',
      quantity: 'Cantidad',
      documents: 'Documentos de %{product}',
      state: 'Estado',
      approval: 'Documento de aprobación del cliente',
      providerComment: 'Comentario de %{product}',
      customerComment: 'Comentario del cliente',
    },
    comment: {
      title: 'Comentario a %{ncr}',
      add: 'Agregar comentario',
      addTo: 'Agregar comentario a %{ncr}',
      ask: 'Agregue su comentario:',
      question: 'Se enviará el siguiente comentario: "%{comment}"',
      send: 'Enviar',
      sent: '¡Mensaje enviado correctamente!',
      failed: 'No se pudo enviar el mensaje. Intente más tarde.',
      kept: 'Su texto se conserva: estará ahí cuando vuelva a agregar el comentario.',
      taken: 'Alguien comentó antes que usted; ahora se muestra su comentario. El de usted no se envió:\n"%{comment}"',
    },
    approval: {
      choose: 'Elegir un archivo',
      chooseOf: 'Elegir un archivo para %{ncr}',
      change: 'Cambiar el archivo',
      changeOf: 'Cambiar el archivo para %{ncr}',
      send: 'Enviar aprobación',
      sendOf: 'Enviar aprobación de %{ncr}',
      missing: 'Debe seleccionar un archivo para subir.',
      question: '¿Seguro que desea enviar este archivo de aprobación?',
      sent: '¡Archivo de aprobación enviado correctamente!',
      failed: 'No se pudo enviar el archivo de aprobación. Intente más tarde.',
      taken: 'Alguien subió la aprobación antes que usted; ahora se muestra la suya. El archivo de usted no se guardó.',
    },
  },
}
