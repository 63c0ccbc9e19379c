import type { LegalText } from './LegalPage.tsx'

export const terms: LegalText = {
  title: 'Términos y condiciones',
  updated: 'enero de 2020',
  intro:
    'Estos términos rigen el uso del portal {product}. Quien inicia sesión los acepta por sí y por la empresa por la que actúa.',
  sections: {
    'Sobre estos términos': [
      '"Nosotros" y "el proveedor" son la empresa detrás de {product}, fabricante de piezas de metal forjado y aeroespaciales con sede en México.',
      'La venta de productos se rige por los términos comerciales acordados con su empresa, no por estos términos.',
    ],
    'Quién puede usar el portal': [
      'Debe tener al menos 18 años y estar facultado para actuar por un cliente nuestro.',
      'Las cuentas las creamos nosotros, una por persona, y no deben compartirse.',
    ],
    'Su cuenta': [
      'Mantenga en secreto su contraseña y avísenos de inmediato si cree que alguien más la conoce.',
      'Lo que se haga con su cuenta se considera hecho por usted hasta que nos avise.',
    ],
    'Uso aceptable': [
      'Use el portal solo para los negocios entre su empresa y el proveedor.',
      'No intente ver datos ajenos, evadir sus protecciones, sobrecargarlo ni subir archivos dañinos.',
    ],
    'Información en el portal': [
      'Las fechas, cantidades y estados de proceso muestran el plan vigente y pueden cambiar.',
      'Los precios y ofertas nos obligan solo como lo indique la cotización o la confirmación del pedido.',
    ],
    'Su contenido': [
      'Los archivos y comentarios que envía siguen siendo suyos. Nos permite usarlos para los negocios entre nosotros.',
      'Usted responde de estar facultado para enviarlos.',
    ],
    Disponibilidad: [
      'Mantenemos el portal en marcha con un cuidado razonable y podemos interrumpirlo por mantenimiento.',
      'Podemos cerrar una cuenta que incumpla estos términos.',
    ],
    Responsabilidad: [
      'No excluimos la responsabilidad cuando la ley lo prohíbe.',
      'En lo demás, nuestra responsabilidad total en relación con el portal se limita a lo que sea mayor entre 5000 libras y las tarifas pagadas en los seis meses anteriores.',
      'No respondemos por lucro cesante ni por daños indirectos.',
    ],
    Quejas: [
      'Envíe sus quejas por correo electrónico a legal@anvil.example o por correo postal al proveedor, a su domicilio en México, a la atención del departamento legal.',
      'Respondemos las quejas en un plazo de 30 días.',
    ],
    'Cláusulas generales': [
      'Podemos cambiar estos términos; se aplica la versión que esté aquí cuando use el portal.',
      'No puede ceder sus derechos derivados de estos términos sin nuestro consentimiento.',
      'Si no exigimos un derecho de inmediato, no renunciamos a él.',
      'Comunicaciones electrónicas: acepta que los avisos y acuerdos le lleguen por correo electrónico o en el portal y que ello cumple cualquier requisito de forma escrita.',
      'Acuerdo completo: estos términos y los documentos que mencionan son todo lo acordado sobre el uso del portal.',
      'Divisibilidad: si una cláusula es inválida, las demás siguen vigentes.',
      'Ninguna parte responde por lo que no puede controlar, como desastres naturales, guerra o fallas de las redes públicas.',
      'Los encabezados son solo para la lectura y no cambian el sentido.',
      'Los avisos dirigidos a nosotros deben ser por escrito y en inglés o español.',
      'Derechos de terceros: quien no sea parte de estos términos no puede exigir su cumplimiento al amparo de la ley Contracts (Rights of Third Parties) Act 1999 del Reino Unido.',
    ],
  },
}
