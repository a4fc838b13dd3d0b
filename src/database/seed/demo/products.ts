import { baunilhaCoco } from './candles/baunilha-coco.ts'
import { cafeCacau } from './candles/cafe-cacau.ts'
import { canelaLaranja } from './candles/canela-laranja.ts'
import { capimLimao } from './candles/capim-limao.ts'
import { cedroVetiver } from './candles/cedro-vetiver.ts'
import { chaBranco } from './candles/cha-branco.ts'
import type { DemoProduct } from './candles/demo-product.ts'
import { eucaliptoAlecrim } from './candles/eucalipto-alecrim.ts'
import { florDeLaranjeira } from './candles/flor-de-laranjeira.ts'
import { jasmim } from './candles/jasmim.ts'
import { lavandaCamomila } from './candles/lavanda-camomila.ts'
import { limaoManjericao } from './candles/limao-manjericao.ts'
import { melFigo } from './candles/mel-figo.ts'
import { paloSanto } from './candles/palo-santo.ts'
import { rosaPeonia } from './candles/rosa-peonia.ts'
import { sandaloAmbar } from './candles/sandalo-ambar.ts'

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
