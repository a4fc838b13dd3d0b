import { aMesaPosta } from './posts/a-mesa-posta.ts'
import type { DemoPost } from './posts/demo-post.ts'
import { oPrimeiroAcender } from './posts/o-primeiro-acender.ts'
import { oQueFazerComOCopoVazio } from './posts/o-que-fazer-com-o-copo-vazio.ts'
import { perfumeDePresente } from './posts/perfume-de-presente.ts'
import { porQueCeraDeCoco } from './posts/por-que-cera-de-coco.ts'
import { quarentaEOitoHorasDeCura } from './posts/quarenta-e-oito-horas-de-cura.ts'
import { umAromaParaCadaComodo } from './posts/um-aroma-para-cada-comodo.ts'

/** Newest first, as the blog lists them. */
export const demoPosts: DemoPost[] = [
  aMesaPosta,
  quarentaEOitoHorasDeCura,
  oPrimeiroAcender,
  umAromaParaCadaComodo,
  oQueFazerComOCopoVazio,
  porQueCeraDeCoco,
  perfumeDePresente,
]
