import { type ReactNode, useState } from "react";
import { type Person, people } from "./people.ts";

/** What one writes by hand for the same picture: no library, one class an element, English in the markup. */
export const Scene = ({ count = 500 }: { count?: number }) => (
  <ul className="plain-grid">
    {people(count).map((person) => (
      <li key={person.id} className="plain-cell">
        <Card {...person} />
      </li>
    ))}
  </ul>
);

function Card({ href, name, age, city, photo, interests, online, isNew }: Person) {
  const [liked, setLiked] = useState(false);
  return (
    <article className="plain-card">
      <div className="plain-media">
        <img
          src={photo.src}
          width={photo.width}
          height={photo.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="plain-photo"
          style={{ backgroundImage: `url("${photo.placeholder}")` }}
        />
        <div className="plain-caption">
          <a href={href} className="plain-link">
            <span className="plain-name">{name}</span>
            <span className="plain-age">{`, ${age}`}</span>
          </a>
        </div>
        {(online || isNew) && (
          <p className="plain-marks">
            {online && (
              <span className="plain-pill plain-online">
                <span className="plain-dot" />
                Online
              </span>
            )}
            {isNew && <span className="plain-pill plain-new">New</span>}
          </p>
        )}
      </div>
      <div className="plain-foot">
        <div className="plain-about">
          <p className="plain-city">{city}</p>
          <ul className="plain-interests">
            {interests.map((interest) => (
              <li key={interest} className="plain-chip">
                <Icon className="plain-icon">{icons[interest]}</Icon>
                <span className="plain-word">{interest}</span>
              </li>
            ))}
          </ul>
        </div>
        <button
          type="button"
          aria-pressed={liked}
          aria-label={`Like ${name}`}
          className="plain-like"
          onClick={() => setLiked(!liked)}
        >
          <Icon>{heart}</Icon>
        </button>
        <button type="button" aria-haspopup="menu" aria-label={`More about ${name}`} className="plain-more">
          <Icon>{more}</Icon>
        </button>
      </div>
    </article>
  );
}

function Icon({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}

const heart = (
  <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
);
const more = (
  <>
    <circle cx="12" cy="12" r="1" />
    <circle cx="12" cy="5" r="1" />
    <circle cx="12" cy="19" r="1" />
  </>
);
const icons: Record<string, ReactNode> = {
  music: (
    <>
      <path d="M9 18V5l12-2v13" />
      <circle cx="6" cy="18" r="3" />
      <circle cx="18" cy="16" r="3" />
    </>
  ),
  hiking: <path d="m8 3 4 8 5-5 5 15H2L8 3z" />,
  wine: (
    <>
      <path d="M8 22h8" />
      <path d="M7 10h10" />
      <path d="M12 15v7" />
      <path d="M12 15a5 5 0 0 0 5-5c0-2-.5-4-2-8H9c-1.5 4-2 6-2 8a5 5 0 0 0 5 5Z" />
    </>
  ),
};
