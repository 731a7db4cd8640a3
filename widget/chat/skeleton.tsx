/** The log's geometry while it loads; the style sheet shows it only after 150 ms. */
export const Skeleton = () => (
  <div className="log" aria-hidden="true">
    <div className="turns sk">
      <div className="t day">
        <i className="n off" />
        <b />
      </div>
      <div className="t">
        <i className="n off" />
        <b />
        <b />
        <b />
      </div>
    </div>
  </div>
)
