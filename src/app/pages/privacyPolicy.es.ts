import type { LegalText } from './LegalPage.tsx'

export const privacyPolicy: LegalText = {
  title: 'Política de privacidad',
  updated: 'enero de 2020',
  intro:
    'Esta política explica qué datos personales guarda {product} ("nosotros", "el proveedor") de quienes usan este portal, para qué, y qué pueden pedirnos. El proveedor tiene su sede en México.',
  sections: {
    'Quiénes somos': [
      'El proveedor fabrica piezas de metal forjado y piezas aeroespaciales, tiene su sede en México y decide para qué y cómo se usan los datos personales de este portal.',
      'Las preguntas sobre esta política se envían a privacy@anvil.example o a nuestro domicilio postal en México.',
    ],
    'Quién puede usar el portal': [
      'El portal es para personas que actúan por una empresa cliente o por el proveedor y que tienen al menos 18 años.',
      'No guardamos a sabiendas datos de menores de 18 años. Si cree que lo hacemos, avísenos y los eliminaremos.',
    ],
    'Qué guardamos': [
      'Datos de la cuenta: nombre, correo electrónico, teléfono, empresa, puesto, país, estado, ciudad y el cliente por el que actúa.',
      'Uso del portal: páginas visitadas y cuándo, navegador, tipo de dispositivo, idioma, zona horaria y cliente seleccionado.',
      'Lo que nos envía: comentarios, opiniones, solicitudes y los archivos que sube.',
    ],
    'Para qué lo guardamos': [
      'Para que pueda iniciar sesión, para mostrarle los pedidos, embarques, facturas y registros de calidad de su empresa, y para que otros no los vean.',
      'Para responder sus solicitudes, mejorar el portal y cumplir obligaciones legales.',
      'No vendemos datos personales ni los usamos para publicidad de terceros.',
    ],
    Cookies: [
      'El portal usa solo las cookies que necesita: una para su sesión, una con su nombre y las que recuerdan el cliente seleccionado.',
      'Ninguna lo sigue a otros sitios. Si las elimina, se cierra su sesión.',
    ],
    'Quién los recibe': [
      'Su contacto de ventas y quienes atienden sus pedidos con el proveedor, y los servicios que operan este portal para nosotros por contrato.',
      'Las autoridades públicas, cuando la ley lo exige.',
    ],
    'Cuánto tiempo los guardamos': [
      'Los datos de la cuenta, mientras exista la cuenta, y después el tiempo que exijan las leyes mercantiles y fiscales.',
      'Los registros de visitas, el tiempo necesario para mantener seguro el portal y entender cómo se usa.',
    ],
    'Cómo los protegemos': [
      'Las contraseñas se guardan solo como hash, las conexiones van cifradas y el acceso se limita a lo que cada rol necesita.',
      'Si una vulneración pone en riesgo sus datos, le avisamos a usted y a las autoridades competentes dentro de las 72 horas siguientes a conocerla.',
    ],
    'Sus derechos': [
      'Puede preguntar qué guardamos sobre usted, pedir que se corrija o elimine, oponerse a su uso o recibir una copia.',
      'Respondemos estas solicitudes en un plazo de 30 días. Escriba a privacy@anvil.example.',
      'Si nuestra respuesta no le satisface, puede acudir a la autoridad de protección de datos de su país.',
    ],
    Cambios: [
      'Cuando esta política cambie, la nueva versión estará aquí con su fecha. Los cambios mayores se anuncian en el portal.',
    ],
  },
}
