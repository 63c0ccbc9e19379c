import { taskNames } from '#schema/home/taskKinds.ts'

export const texts = {
  account: {
    digest: {
      title: 'Resumen por correo',
      about: 'Se envía por la mañana, solo si hay pendientes. Puede cancelarlo desde cualquier correo.',
      frequency: 'Con qué frecuencia',
      frequencies: { off: 'Nunca', daily: 'Cada día', weekly: 'Cada lunes' },
      language: 'Idioma del correo',
      saved: 'Guardado.',
    },
    taskMails: {
      title: 'Pendientes por correo',
      about: 'De inmediato: en un minuto, solo lo nuevo. En el resumen: con la frecuencia elegida arriba.',
      aboutAtOnce: 'De inmediato: en un minuto, solo lo nuevo.',
      kind: 'Pendiente',
      choice: 'Correo',
      choices: {
        atOnce: 'De inmediato',
        summary: 'En el resumen',
        never: 'Nunca',
        both: 'De inmediato y en el resumen',
      },
      kinds: taskNames('nameInSpanish'),
    },
    loadMails: {
      title: 'Documentos por correo',
      choice: 'Los documentos de cada embarque cuando sale',
      about: 'Una vez por embarque, con enlaces a sus documentos, y otra vez cuando llega un documento faltante.',
      aboutFiles:
        'Una vez por embarque, con sus documentos en un zip si pesa menos de 10 MB, y otra vez cuando llega un documento faltante.',
    },
    profile: {
      title: 'Información personal',
      save: 'Guardar',
      edited: 'El perfil se editó.',
      loadFailed: 'No se pudo cargar su perfil. %{reason}',
      conflict:
        'Su perfil cambió desde que usted lo abrió. Lo que escribió se conserva; Guardar reemplaza la versión más reciente.',
    },
  },
  resources: {
    profile: {
      fields: {
        name: 'Nombre',
        country: 'País',
        state: 'Estado',
        city: 'Ciudad',
        phone: 'Teléfono',
        company: 'Empresa',
        position: 'Puesto',
        email: 'Correo electrónico',
        username: 'Usuario',
        roleId: 'Rol',
        customerId: 'Id de cliente',
      },
    },
  },
}
