import { baunilhaCoco } from '#demo/candles/baunilha-coco.ts'
import { cafeCacau } from '#demo/candles/cafe-cacau.ts'
import { canelaLaranja } from '#demo/candles/canela-laranja.ts'
import { capimLimao } from '#demo/candles/capim-limao.ts'
import { cedroVetiver } from '#demo/candles/cedro-vetiver.ts'
import { chaBranco } from '#demo/candles/cha-branco.ts'
import type { DemoProduct } from '#demo/candles/demo-product.ts'
import { eucaliptoAlecrim } from '#demo/candles/eucalipto-alecrim.ts'
import { florDeLaranjeira } from '#demo/candles/flor-de-laranjeira.ts'
import { jasmim } from '#demo/candles/jasmim.ts'
import { lavandaCamomila } from '#demo/candles/lavanda-camomila.ts'
import { limaoManjericao } from '#demo/candles/limao-manjericao.ts'
import { melFigo } from '#demo/candles/mel-figo.ts'
import { paloSanto } from '#demo/candles/palo-santo.ts'
import { rosaPeonia } from '#demo/candles/rosa-peonia.ts'
import { sandaloAmbar } from '#demo/candles/sandalo-ambar.ts'

/** Oldest first: the home page shows the first twelve in this order, so the strongest images lead. */
export const demoProducts: DemoProduct[] = [
  baunilhaCoco,
  lavandaCamomila,
  canelaLaranja,
  eucaliptoAlecrim,
  rosaPeonia,
  cedroVetiver,
  capimLimao,
  jasmim,
  melFigo,
  chaBranco,
  paloSanto,
  cafeCacau,
  limaoManjericao,
  florDeLaranjeira,
  sandaloAmbar,
]
