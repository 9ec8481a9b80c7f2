import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { handover as english } from '../../en/screens/handover.ts'

export const handover = {
  showCodes: 'Mostrar como códigos',
  saveFile: 'Guardarlos en un archivo',
  shareFile: 'Compartir el archivo',
  saved:
    'Guardado como {{file}}. Cualquier otra tableta o la oficina puede recibirlo. Aquí se quedan hasta que la oficina los tenga.',
  notHandedOver: 'No traspasado',

  sealed: 'Lo que se registró aquí está sellado hasta que inicie sesión alguien que pueda ver el evento',
  toHandOver_one: '{{count}} registro por traspasar',
  toHandOver_other: '{{count}} registros por traspasar',
  place: '{{at}} de {{of}}',
  code: 'Código {{at}} de {{of}}',
  back: 'Atrás',
  next: 'Siguiente',
  pause: 'Pausa',
  goOn: 'Continuar',
  howToShow:
    'En la otra tableta: toca la esquina y luego <b>{{read}}</b>. Pon esta pantalla con todo el brillo posible.',
  stay: 'Los registros se quedan en esta tableta hasta que la oficina los tenga.',

  takeIn: '¿Otra tableta no tiene red? Recibe aquí lo que muestra como códigos o guardó en un archivo.',
  readCodes: 'Leer con la cámara',
  takeFile: 'Recibir un archivo',
  notTakenIn: 'No recibido',
  allKnown: '{{event}}: todo estaba ya aquí.',
  takenIn_one: '{{event}}: {{count}} recibido. Esta tableta lo envía cuando tenga conexión.',
  takenIn_other: '{{event}}: {{count}} recibidos. Esta tableta los envía cuando tenga conexión.',
  known_one: '{{count}} ya estaba aquí.',
  known_other: '{{count}} ya estaban aquí.',

  cameraSees: 'Lo que ve la cámara',
  noPicture: 'Sin imagen',
  noPictureWhat:
    '{{why}} También sirve un archivo: <b>{{save}}</b> en la otra tableta, <b>{{take}}</b> aquí.',
  noneRead: 'Aún no se ha leído ningún código',
  read: '{{read}} de {{of}}',
  readMissing: '{{read}} de {{of}}; faltan {{numbers}}',
  howToRead:
    'Toca <b>{{show}}</b> en la otra tableta. Pon esta delante, de modo que el código llene la imagen. ¿Falta un número? Ve allí hasta él con <b>{{back}}</b> y <b>{{next}}</b>.',

  camera: {
    httpsOnly: 'El navegador solo da la cámara a páginas cuya dirección empieza por https://.',
    notOffered: 'Este navegador no da la cámara a las páginas.',
    refused:
      'La cámara se denegó. Permítela para esta página en los ajustes del navegador e inténtalo de nuevo.',
    none: 'Este dispositivo no tiene cámara.',
    inUse: 'La cámara no arranca. Quizá la use otra aplicación: ciérrala e inténtalo de nuevo.',
    noPicture: 'Este navegador no puede leer la imagen de la cámara.',
    stopped: 'La cámara se ha detenido. Inténtalo de nuevo.',
  },
} satisfies Translated<typeof english>
