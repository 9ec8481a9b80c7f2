import type { Translated } from '../../../../shared-schema/texts/translated.ts'
import type { tablet as english } from '../../en/screens/tablet.ts'

export const tablet = {
  title: 'Esta tableta',
  office: 'La oficina la llama <b>{{name}}</b>.',

  sealed_one:
    '{{count}} registro hecho aquí y no enviado está sellado. Se enviará cuando inicie sesión alguien que pueda ver el evento.',
  sealed_other:
    '{{count}} registros hechos aquí y no enviados están sellados. Se enviarán cuando inicie sesión alguien que pueda ver el evento.',
  look: 'Aspecto',
  palette: { label: 'Colores', system: 'Sistema', daylight: 'Luz de día', dark: 'Oscuro' },
  textSize: { label: 'Tamaño de las letras', usual: 'Normal', large: 'Grande', larger: 'Más grande' },
  hand: { label: 'Mano que toca', right: 'Derecha', left: 'Izquierda' },
  feedback: { label: 'Cuando se acepta un toque', vibrates: 'La tableta vibra', sounds: 'La tableta suena' },

  installing: 'En la pantalla de inicio',
  installed: 'Sideline funciona desde la pantalla de inicio.',
  whyInstall:
    'Los navegadores pueden borrar lo que guardó una página sin usar durante una semana, si no está en la pantalla de inicio.',
  install: 'Ponerla en la pantalla de inicio',
  steps: {
    share: 'Toca el signo de compartir de Safari.',
    addToHome: 'Elige «Añadir a pantalla de inicio».',
    menu: 'Abre el menú del navegador.',
    installApp: 'Elige Instalar, o Añadir a pantalla de inicio.',
    open: 'Luego abre Sideline desde la pantalla de inicio.',
  },

  storage: 'Lo que está guardado aquí',
  kept: 'El navegador conserva los datos de Sideline hasta que los borres.',
  notKept: 'El navegador puede borrar los datos de Sideline si falta espacio. Lo enviado está a salvo.',
  unknown: 'Este navegador no dice cuánto tiempo conserva los datos.',
  askToKeep: 'Pedir al navegador que los conserve',
  full: 'Sideline usa {{used}} MB; le quedan unos {{free}} MB.',

  test: 'Probar esta tableta',
  testWhat: 'Unos segundos, mejor con red, antes de ir al campo.',
  testStart: 'Probar ahora',
  testAgain: 'Probar otra vez',
  testing: 'Probando',
  state: { good: 'Bien', odd: 'Mira esto', bad: 'Mal' },
  check: {
    storage: 'Guardar',
    space: 'Espacio',
    offline: 'Sin red',
    network: 'Red',
    clock: 'Reloj',
    camera: 'Cámara',
    screen: 'Pantalla encendida',
  },
  found: {
    stored: 'Lo que se escribe vuelve como era.',
    notStored: 'No se puede guardar nada: deja la ventana privada, o borra fotos o aplicaciones.',
    spaceLeft: 'Quedan unos {{free}} MB. Un día de partidos ocupa menos de 10.',
    spaceShort: 'Solo quedan {{free}} MB: borra fotos o aplicaciones.',
    cannotSay: 'Este navegador no lo dice.',
    ready: 'Sideline arranca aquí sin red.',
    notReady:
      'Aún no está todo Sideline en este dispositivo: déjalo abierto un minuto con red y prueba otra vez.',
    noWorker:
      'Este navegador no puede arrancar Sideline sin red: usa una ventana que no sea privada, por https.',
    reached: 'El servidor responde en {{ms}} ms.',
    notReached: 'El servidor no está al alcance. Anotar funciona igual; se envía después.',
    clockRight: 'Va bien, con un error de hasta {{count}} s.',
    clockOff:
      'Se desvía {{count}} s: haz que el dispositivo tome la hora de la red. El reloj del partido va bien igual.',
    clockUnknown: 'Solo se puede comparar con el servidor al alcance.',
    camera: 'Puede leer códigos de otras tabletas.',
    cameraRefused:
      'No se puede usar la cámara: permítela para esta página en los ajustes del navegador. Solo hace falta para leer códigos.',
    noCamera: 'No hay ninguna, o el navegador no la da. Los archivos funcionan sin ella.',
    screenStays: 'Durante un partido no se apaga.',
    screenRefused: 'El dispositivo lo niega ahora, quizá para ahorrar batería: cárgalo.',
    screenUnable:
      'Este navegador no puede: haz que la pantalla se apague tarde, en los ajustes del dispositivo.',
  },
} satisfies Translated<typeof english>
