import { errorCatalogue, type FieldProblem } from "@kindling/domain/contract";
import { photoMaxBytes, premiumPhotos } from "@kindling/domain/rules";
import { Alert } from "@kindling/ui/alert";
import { Button } from "@kindling/ui/button";
import { Card, CardTitle } from "@kindling/ui/card";
import { FileDrop } from "@kindling/ui/file-drop";
import { ImagePlus } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { useIntl } from "react-intl";
import { fieldId, fieldsOf } from "../../shared/forms/form.ts";
import { FormAlert } from "../../shared/forms/form-alert.tsx";
import { PostForm } from "../../shared/forms/post-form.tsx";
import { usePage } from "../../shared/page/page-context.ts";
import { useErrorText } from "../../shared/problems/use-error-text.ts";
import { useFieldText } from "../../shared/problems/use-field-text.ts";
import { PhotoCropper, UploadList } from "./photo-parts.tsx";
import { photoFields } from "./photo-fields.ts";
import { PhotoTile, tileId } from "./photo-tile.tsx";
import { messages } from "./photos.messages.ts";
import type { PhotosModel } from "./use-photos-model.ts";

const megabyte = 1024 * 1024;

/** What the dialog offers; phones turn what they have into one of the first three. */
const accept = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif";

/** One's own photos: their order, which is the main one, and adding more. */
export function PhotosView(model: PhotosModel) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { settings } = usePage();
  const { images, limit, problem, asking, busy, arrived, uploads, cropping } = model;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) (document.getElementById(tileId(arrived.photo)) ?? title.current)?.focus();
  }, [arrived]);
  const press = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) model.onPress(submitter.name, submitter.value);
  };
  return (
    <section aria-labelledby={titleId} id={photoFields.section}>
      <Card className="k:grid k:grid-cols-1 k:gap-5">
        <div className="k:flex k:items-baseline k:justify-between k:gap-4">
          <CardTitle id={titleId} ref={title} tabIndex={-1} className="k:outline-none">
            {intl.formatMessage(messages.title)}
          </CardTitle>
          <p className="k:text-muted k:tabular-nums">
            {intl.formatMessage(messages.count, { count: images.length, limit })}
          </p>
        </div>
        <FormAlert form="photos" problem={cropping ? null : problem} />
        {images.length === 0 && <p className="k:text-muted">{intl.formatMessage(messages.none)}</p>}
        <PostForm form="photos" onSubmit={press} hidden={images.length === 0}>
          <ul className="k:grid k:grid-cols-2 k:gap-4 k:sm:grid-cols-3">
            {images.map((image, place) => (
              <PhotoTile
                key={image.id}
                image={image}
                place={place}
                count={images.length}
                asking={asking === image.id}
                busy={busy === image.id}
                onKeep={model.onKeep}
                onCropping={model.onCropping}
              />
            ))}
          </ul>
        </PostForm>
        {uploads.length > 0 && (
          <UploadList
            uploads={uploads.map(({ problem: reason, ...upload }) => ({
              ...upload,
              error: reason && errorText(reason),
              mayRetry: reason !== null && errorCatalogue[reason.code].retry,
            }))}
            onCancel={model.onCancel}
            onRetry={model.onRetry}
          />
        )}
        <AddPhotos {...model} />
        {cropping && (
          <PhotoCropper
            key={cropping.id}
            open
            src={settings.cdn_prefix + cropping.source}
            busy={busy === cropping.id}
            error={problem && errorText(problem)}
            onOpenChange={(open) => open || model.onCropping(null)}
            onCrop={model.onCrop}
          />
        )}
      </Card>
    </section>
  );
}

/** Where photos are added; where there may be no more, the way on. */
function AddPhotos({ images, limit, paid, premiumHref, refused, onFiles }: PhotosModel) {
  const intl = useIntl();
  const fieldText = useFieldText();
  if (images.length >= limit)
    return (
      <>
        <Refused refused={refused} />
        <Alert
          tone="neutral"
          actions={!paid && <Button href={premiumHref}>{intl.formatMessage(messages.premium)}</Button>}
        >
          {paid
            ? intl.formatMessage(messages.full, { limit })
            : intl.formatMessage(messages.fullFree, { limit, premium: premiumPhotos })}
        </Alert>
      </>
    );
  const wrong = (refused.problem?.facts["fields"] ?? {}) as Readonly<Record<string, FieldProblem>>;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    onFiles(fieldsOf(new FormData(form)).files(photoFields.files));
    form.reset();
  };
  return (
    <PostForm form="photo" encType="multipart/form-data" onSubmit={send} className="k:grid k:grid-cols-1 k:gap-4">
      <Refused refused={refused} />
      <FileDrop
        label={intl.formatMessage(messages.add)}
        submit={intl.formatMessage(messages.add)}
        hint={intl.formatMessage(messages.hint, { megabytes: photoMaxBytes / megabyte })}
        id={fieldId("photo", photoFields.files)}
        name={photoFields.files}
        accept={accept}
        multiple
        error={fieldText(wrong[photoFields.files])}
        icon={<ImagePlus />}
        onFiles={(files, others) => onFiles([...files, ...others])}
      />
    </PostForm>
  );
}

/** What was refused of the form that the browser itself has sent, by its file's name. */
function Refused({ refused: { problem, names } }: Pick<PhotosModel, "refused">) {
  return (
    <FormAlert form="photo" problem={problem}>
      {names.length > 0 && (
        <ul className="k:wrap-anywhere">
          {names.map((name, index) => (
            <li key={`${index}-${name}`}>{name}</li>
          ))}
        </ul>
      )}
    </FormAlert>
  );
}
