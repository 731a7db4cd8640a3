import type { BrandingInfo } from '#shared/onboarding/schema'
import './page-sketch.css'

interface PageSketchProps {
  readonly name: string
  readonly colors: BrandingInfo['colors'] | undefined
}

/** A website as it is being read: a sketch of a page that takes the colours that were found. Decoration only. */
export const PageSketch = ({ name, colors = [] }: PageSketchProps) => (
  <div
    aria-hidden="true"
    className="vg-page-sketch"
    style={{ '--sketch-brand': colors[0]?.hex, '--sketch-ink': colors[1]?.hex }}
  >
    <div className="vg-page-sketch__bar">
      <b className="truncate">{name}</b>
      <i />
      <i />
      <i />
    </div>
    <div className="vg-page-sketch__hero">
      <div>
        <i className="vg-page-sketch__title" />
        <i className="vg-page-sketch__title" style={{ width: '70%' }} />
        <i style={{ width: '90%' }} />
        <i style={{ width: '80%' }} />
        <i className="vg-page-sketch__button" />
      </div>
      <div className="vg-page-sketch__picture" />
    </div>
    <div className="vg-page-sketch__columns">
      {['a', 'b', 'c'].map((column) => (
        <div key={column}>
          <i style={{ width: '60%' }} />
          <i />
          <i style={{ width: '80%' }} />
        </div>
      ))}
    </div>
    <div className="vg-page-sketch__scan" />
  </div>
)
