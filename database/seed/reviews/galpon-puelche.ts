import type { DemoReviews } from '#database/seed/demo-review.ts'

export const galponPuelcheReviews: DemoReviews = {
  'Cresta del Piltriquitrón': [
    ['valentina', 5, 'El pomelo se siente apenas la abrís. La mejor IPA patagónica que probé.'],
    ['paula', 5, 'Seca y resinosa, sin dulzor de más. Ya voy por el tercer pedido.'],
    ['camila', 4, 'Muy buen lúpulo, se nota fresco. El envase llegó con un golpe pero intacto.'],
    ['florencia', 5, 'Huele a bosque. Con una tabla de quesos anduvo perfecta.'],
    ['thiago', 4, 'Resina de verdade e final bem seco. Só queria a lata maior.'],
    ['ramon', 4, ''],
    ['andres', 5, 'Amargor serio pero amable, de las que uno repite.'],
    ['mateo', 3, 'Bien hecha, aunque para mí le gana el pino a la fruta.'],
    ['ignacio', 5, 'Aquí arriba cuesta encontrar una IPA tan fresca. Excelente.'],
  ],
  Kürüf: [
    ['paula', 4, 'Jugosa y suave, mucho durazno.'],
    ['beatriz', 5, 'Parece suco de pêssego, uma delícia no calor de Recife.'],
  ],
  Puelche: [
    ['valentina', 4, 'Pilsner prolija, la espuma dura hasta el último trago.'],
    ['florencia', 4, ''],
    ['camila', 5, 'Amargor herbal precioso. Se nota que no la apuraron.'],
    ['ramon', 3, 'Correcta, pero la esperaba más liviana.'],
  ],
  'Frambuesa de Chacra': [['lucia', 5, 'Frambuesa de verdad y cero azúcar. Ácida como me gusta.']],
  'Humo de Lenga': [
    ['camila', 5, 'Fogón en la nariz y lager en la boca, tal cual dice la etiqueta.'],
    ['andres', 3, 'El primer sorbo impacta; terminar la botella solo me costó.'],
    ['paula', 4, 'Con cordero al disco es imbatible.'],
  ],
  'Noche de Nieve': [
    ['ignacio', 5, 'Chocolate amargo y ciruela, espesa. Guardé dos para el invierno.'],
    ['florencia', 4, 'Pega fuerte. Mejor compartirla entre dos.'],
    ['thiago', 5, 'Imperial de respeito, encorpada e sem álcool agressivo.'],
  ],
}
