import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { chain, useMergedRef } from '../../internal/attributes.js';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useFieldValue } from '../../internal/hooks.js';
import { isEmpty } from '../../internal/props.js';
import { leaveEvents, rootOf } from '../../internal/roots.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { ChipField, ChipValues, ClearChips, useChipMessages } from '../Chips/Chips.js';
import { boxClass } from '../Field/boxClass.js';
import * as box from '../Field/box.css.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { addTags, isSeparated, tagsIn, type TagProblem } from './tags.js';

export interface TagFieldProps extends FieldBaseProps, Omit<FieldAttributes<HTMLInputElement>, 'onBlur'> {
  /** The tags, in their order. Left out, the field keeps them itself. */
  value?: readonly string[] | undefined;
  /** The tags at first, where the field keeps them itself. Default none. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all tags when one is added or removed. Each is valid and there once. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** The focus left the field; what was typed has become a tag, unless it is wrong. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** What is wrong with a tag; undefined for one that is good. A wrong one stays in the input to be corrected. */
  validate?: ((tag: string) => string | undefined) | undefined;
  /** How many tags there may be. No limit by default. */
  maxTags?: number | undefined;
  /** How many chips are shown before "12 more". Default 50. */
  visibleChips?: number | undefined;
  /** The most characters that can be typed at once. No limit by default. */
  maxLength?: number | undefined;
  /** An example of a value, shown while the field is empty. Never instead of a label or a hint. */
  placeholder?: string | undefined;
  /** A line is 36 px high (28 in compact density, 44 in spacious), a `small` one 28 px; 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean | undefined;
}

const none: readonly string[] = [];

/**
 * Values of one's own, each a chip: tags, host names, addresses of recipients. `ref` and native attributes go to the
 * input. A form gets one value of the field's name for each tag.
 */
export const TagField = fieldForwardRef(function TagField(props: TagFieldProps, ref: Ref<HTMLInputElement>) {
  const messages = useOnDemandMessages('tagField', english.tagField);
  const chipMessages = useChipMessages();
  const summaryId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<TagProblem>();
  const [tags, setTags] = useFieldValue<readonly string[]>(
    input,
    props.value,
    props.defaultValue ?? none,
    props.onChange,
    () => {
      setText('');
      setProblem(undefined);
    },
  );
  const [announcement, setAnnouncement] = useState('');

  const field = useField(
    { ...props, error: isEmpty(props.error) ? problem && problemText(problem, messages, props.maxTags) : props.error },
    summaryId,
  );
  const {
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    onBlur,
    onKeyDown,
    onPaste,
    validate,
    maxTags,
    visibleChips = 50,
    placeholder,
    size,
    readOnly = false,
    ...attributes
  } = field.rest;
  const { name, disabled = false, ...control } = field.control;

  const take = (entered: readonly string[], rest = '') => {
    const result = addTags(tags, entered, { validate, maxTags });
    if (result.added.length > 0) {
      setTags(result.tags);
      setAnnouncement(chipMessages.added(result.added));
    }
    setProblem(result.problem);
    setText([...result.left, ...(rest === '' ? [] : [rest])].join(', '));
  };
  const type = (next: string) => {
    /*
     * What was wrong is being corrected: it is taken again at Enter, or when the field is left. Only tags that were left over
     * are separated already.
     */
    if (problem || isSeparated(text) || !isSeparated(next)) {
      setProblem(undefined);
      setText(next);
      return;
    }
    const end = Math.max(...Array.from(',;\t', (sign) => next.lastIndexOf(sign)));
    take(tagsIn(next.slice(0, end)), next.slice(end + 1).trimStart());
  };
  const commit = () => {
    if (text.trim() === '') setText('');
    else take(tagsIn(text));
  };
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || text.trim() === '') return;
    /* It adds the tag; in an empty input it sends the form. */
    event.preventDefault();
    commit();
  };
  const change = (next: readonly string[], message: string) => {
    setTags(next);
    setAnnouncement(message);
  };

  const chips = tags.map((tag) => ({ id: tag, label: tag }));
  return (
    <FieldFrame field={field}>
      <div
        role="group"
        aria-disabled={disabled || undefined}
        className={boxClass({ ...field, size, readOnly })}
        {...leaveEvents(onBlur)}
      >
        <ChipField
          {...{ chips, input, size, disabled, readOnly }}
          labelId={field.labelId}
          limit={visibleChips}
          onRemove={({ id, label }) =>
            change(
              tags.filter((tag) => tag !== id),
              chipMessages.removed(label),
            )
          }
        >
          <input
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="enter"
            {...attributes}
            {...control}
            {...{ disabled, readOnly }}
            placeholder={tags.length === 0 ? placeholder : undefined}
            ref={useMergedRef(input, ref)}
            type="text"
            className={box.input}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={chain(onKeyDown, handleKeys)}
            onPaste={(event) => {
              onPaste?.(event);
              const pasted = event.clipboardData.getData('text');
              if (event.defaultPrevented || readOnly || !isSeparated(pasted)) return;
              event.preventDefault();
              const { selectionStart, selectionEnd } = event.currentTarget;
              take(
                tagsIn(text.slice(0, selectionStart ?? text.length) + pasted + text.slice(selectionEnd ?? text.length)),
              );
            }}
            onBlur={({ currentTarget }) => {
              /* The field keeps the focus while another window has it. */
              if (rootOf(currentTarget).activeElement !== currentTarget) commit();
            }}
          />
        </ChipField>
        {tags.length > 1 && !disabled && !readOnly && (
          <ClearChips input={input} onClear={() => change(none, chipMessages.cleared)} />
        )}
        <VisuallyHidden live="polite">{announcement}</VisuallyHidden>
      </div>
      <span hidden id={summaryId}>
        {tags.length > 0 && messages.entered(tags.length)}
      </span>
      {name !== undefined && <ChipValues {...{ name, chips, disabled }} />}
    </FieldFrame>
  );
});

function problemText(
  problem: TagProblem,
  messages: ReturnType<typeof useOnDemandMessages<'tagField'>>,
  maxTags = 0,
): string {
  if (problem.kind === 'tooMany') return messages.tooMany(maxTags);
  if (problem.kind === 'duplicate') return messages.duplicate(problem.tag);
  return messages.wrong(problem.tag, problem.message ?? '');
}
