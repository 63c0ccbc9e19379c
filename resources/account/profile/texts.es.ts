export const texts = {
  account: {
    digest: {
      title: 'Correo con lo que le espera',
      about: 'Por la mañana, y solo si algo le espera. Cada correo tiene un enlace que los termina.',
      frequency: 'Con qué frecuencia',
      frequencies: { off: 'Nunca', daily: 'Cada día', weekly: 'Cada lunes' },
      language: 'Idioma del correo',
      saved: 'Guardado.',
    },
    profile: {
      title: 'Información personal',
      save: 'Guardar',
      edited: 'El perfil se editó.',
      loadFailed: 'No se pudo cargar su perfil. %{reason}',
      conflict:
        'Su perfil cambió desde que usted lo abrió. Lo que escribió se conserva; Guardar lo pone sobre el estado más reciente.',
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
